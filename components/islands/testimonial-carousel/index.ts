export { TestimonialCarousel as default } from './TestimonialCarousel.tsx';
