/**
 * The part of antd that the platform supports; the shell ships this and no more.
 * Missing on purpose: Form and Table (use ResourceForm, DataTable and ResourceTable of shared/ui),
 * Pagination (Pager), Empty and Result (EmptyState, FailedState), Upload (FileInput), Typography (plain HTML),
 * message and App (notify and confirm of shared/platform; notification is for its host alone).
 * See docs/decisions/130-own-table-and-form.md.
 */

export type { AlertProps } from 'antd/es/alert';
export { default as Alert } from 'antd/es/alert';
export { default as Avatar } from 'antd/es/avatar';
export { default as Badge } from 'antd/es/badge';
export { default as Breadcrumb } from 'antd/es/breadcrumb';
export type { ButtonProps } from 'antd/es/button';
export { default as Button } from 'antd/es/button';
export type { CardProps } from 'antd/es/card';
export { default as Card } from 'antd/es/card';
export { default as Checkbox } from 'antd/es/checkbox';
export type { ConfigProviderProps, ThemeConfig } from 'antd/es/config-provider';
export { default as ConfigProvider } from 'antd/es/config-provider';
export type { DatePickerProps } from 'antd/es/date-picker';
export { default as DatePicker } from 'antd/es/date-picker';
export { default as Descriptions } from 'antd/es/descriptions';
export { default as Divider } from 'antd/es/divider';
export type { DrawerProps } from 'antd/es/drawer';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Flex } from 'antd/es/flex';
export type { InputProps, InputRef } from 'antd/es/input';
export { default as Input } from 'antd/es/input';
export { default as InputNumber } from 'antd/es/input-number';
export type { MenuProps } from 'antd/es/menu';
export { default as Menu } from 'antd/es/menu';
export { default as Modal } from 'antd/es/modal';
export { default as notification } from 'antd/es/notification';
export { default as Popover } from 'antd/es/popover';
export { default as Progress } from 'antd/es/progress';
export { default as Radio } from 'antd/es/radio';
export { default as Segmented } from 'antd/es/segmented';
export type { SelectProps } from 'antd/es/select';
export { default as Select } from 'antd/es/select';
export { default as Skeleton } from 'antd/es/skeleton';
export { default as Space } from 'antd/es/space';
export { default as Spin } from 'antd/es/spin';
export { default as Statistic } from 'antd/es/statistic';
export { default as Steps } from 'antd/es/steps';
export { default as Switch } from 'antd/es/switch';
export type { TabsProps } from 'antd/es/tabs';
export { default as Tabs } from 'antd/es/tabs';
export { default as Tag } from 'antd/es/tag';
export { default as theme } from 'antd/es/theme';
export { default as Timeline } from 'antd/es/timeline';
export { default as Tooltip } from 'antd/es/tooltip';
