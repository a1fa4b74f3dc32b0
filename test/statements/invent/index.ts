export { inventStatement } from './statement';
