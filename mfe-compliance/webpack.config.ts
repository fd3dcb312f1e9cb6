import { federatedModule } from '../webpack.common.ts';

export default federatedModule(import.meta.dirname);
