export { Score as default } from '../score/Score';
