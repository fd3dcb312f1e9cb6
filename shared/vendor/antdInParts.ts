import { type ComponentType, createElement, type FunctionComponent, useState } from 'react';
import { lazyChunk } from 'shared/vendor/lazyChunk';

/**
 * The shell's antd: everything that `antd.ts` offers, in two parts. The dashboard's is loaded at once; the rest loads
 * when a page renders something of it, or when somebody first acts.
 */

export { default as Button } from 'antd/es/button';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { default as theme } from 'antd/es/theme';

type Props = Record<string, unknown>;

const rest = lazyChunk<object>('antd', () => import(/* webpackChunkName: "antd" */ './antd'));

/** Something of the rest by its place in it. */
const at = (antd: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => Reflect.get(found as object, name), antd);

/** A component of the rest, by its place in it. Until it is here, the page that renders it waits, as it waits for its own code. */
function later(path: readonly string[], marks: readonly string[] = []): FunctionComponent<Props> {
  const Later = (props: Props) => createElement(at(rest.use(), path) as ComponentType<Props>, props);
  return Object.assign(Later, Object.fromEntries(marks.map((mark) => [mark, true])));
}

/** A component of the rest that shows nothing before it is opened, and waits for nothing till then. */
function laterOnceOpen(name: string): FunctionComponent<Props> {
  const Shown = later([name]);
  return (props) => {
    const [isNeeded, setNeeded] = useState(false);
    const isAsked = Boolean(props.open ?? props.forceRender);
    if (isAsked && !isNeeded) setNeeded(true);
    return isAsked || isNeeded ? createElement(Shown, props) : null;
  };
}

type Call = (...args: unknown[]) => unknown;

/** A hook of the rest. The component that asks waits, as for a component. */
const laterHook =
  (path: readonly string[]): Call =>
  (...args) =>
    (at(rest.use(), path) as Call)(...args);

/** The result of antd's functions that show something. */
interface Handle {
  destroy: () => void;
  update: (change: unknown) => void;
}

/** A function of the rest: what it does, it does once that is here. */
const laterAct =
  (path: readonly string[]): Call =>
  (...args) => {
    const antd = rest.here();
    if (antd) return (at(antd, path) as Call)(...args);
    const done = rest.load().then((antd) => (at(antd, path) as Call)(...args) as Handle | undefined);
    done.catch(() => undefined);
    return {
      destroy: () => void done.then((handle) => handle?.destroy()),
      update: (change) => void done.then((handle) => handle?.update(change)),
    } satisfies Handle;
  };

/** Functions that hang on something of the rest; those named like hooks are. */
const functions = (name: string, keys: readonly string[]) =>
  Object.fromEntries(
    keys.map((key) => [key, key.startsWith('use') ? laterHook([name, key]) : laterAct([name, key])] as const),
  );

/** A component of the rest with those that hang on it, and the marks by which antd knows it (`{ Name: marks }`). */
const part = (name: string, hanging: Record<string, readonly string[]> = {}, marks: readonly string[] = []) =>
  Object.assign(
    later([name], marks),
    Object.fromEntries(Object.entries(hanging).map(([key, own]) => [key, later([name, key], own)])),
  );

export const Alert = part('Alert', { ErrorBoundary: [] });
export const Avatar = part('Avatar', { Group: [] });
export const Badge = part('Badge', { Ribbon: [] });
export const Breadcrumb = part('Breadcrumb', {
  Item: ['__ANT_BREADCRUMB_ITEM'],
  Separator: ['__ANT_BREADCRUMB_SEPARATOR'],
});
export const Card = part('Card', { Grid: [], Meta: [] });
export const Checkbox = part('Checkbox', { Group: [] }, ['__ANT_CHECKBOX']);
export const DatePicker = part('DatePicker', {
  MonthPicker: [],
  QuarterPicker: [],
  RangePicker: [],
  TimePicker: [],
  WeekPicker: [],
  YearPicker: [],
});
export const Descriptions = part('Descriptions', { Item: [] });
export const Divider = part('Divider');
export const Drawer = laterOnceOpen('Drawer');
export const Dropdown = part('Dropdown', { Button: ['__ANT_BUTTON'] });
export const Flex = part('Flex');
export const Input = part('Input', { Group: [], OTP: [], Password: [], Search: [], TextArea: [] });
export const InputNumber = part('InputNumber');
export const Menu = part('Menu', { Divider: [], Item: [], ItemGroup: [], SubMenu: [] });
export const Modal = Object.assign(
  laterOnceOpen('Modal'),
  functions('Modal', ['useModal', 'info', 'success', 'error', 'warning', 'warn', 'confirm', 'destroyAll', 'config']),
);
export const notification = functions('notification', [
  'useNotification',
  'open',
  'success',
  'info',
  'warning',
  'error',
  'destroy',
  'config',
]);
export const Popover = part('Popover');
export const Progress = part('Progress');
export const Radio = part('Radio', { Button: [], Group: [] }, ['__ANT_RADIO']);
export const Segmented = part('Segmented');
export const Select = part('Select', { OptGroup: ['isSelectOptGroup'], Option: ['isSelectOption'] });
export const Skeleton = part('Skeleton', { Avatar: [], Button: [], Image: [], Input: [], Node: [] });
export const Space = part('Space', { Addon: [], Compact: [] });
export const Spin = part('Spin');
export const Statistic = part('Statistic', { Countdown: [], Timer: [] });
export const Steps = part('Steps');
export const Switch = part('Switch', {}, ['__ANT_SWITCH']);
export const Tabs = part('Tabs', { TabPane: [] });
export const Tag = part('Tag', { CheckableTag: [], CheckableTagGroup: [] });
export const Timeline = part('Timeline', { Item: [] });
export const Tooltip = part('Tooltip', { UniqueProvider: [] });
