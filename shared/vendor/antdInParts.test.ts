import * as antd from './antd';
import * as parts from './antdInParts';
import { missingParts } from './lazyChunks';

// Other tests have antd whole.
afterAll(() => missingParts.clear());

const isOwn = (name: string) =>
  !/^(\$\$typeof|render|type|compare|displayName|defaultProps|_Internal|SECRET|__esModule)/.test(name);

/** What hangs on a component, functions that are no components apart. */
const hanging = (component: object) =>
  Object.keys(component).filter((name) => isOwn(name) && !/^(generatePicker|setDefaultIndicator)$/.test(name));

test('antd in parts has every name that antd.ts offers, and no other', () => {
  expect(Object.keys(parts).sort()).toEqual(Object.keys(antd).sort());
});

test.each(Object.entries(antd))('%s in parts has all that hangs on it', (name, component) => {
  expect(hanging(Reflect.get(parts, name)).sort()).toEqual(hanging(component).sort());
});
