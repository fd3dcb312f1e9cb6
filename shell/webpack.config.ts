import { host } from '../webpack.common.ts';

export default host(import.meta.dirname);
