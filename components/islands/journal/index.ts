export { Journal as default } from './Journal.tsx';
