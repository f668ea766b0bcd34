export { Embed as default } from './Embed.tsx';
