/** The content of the toolbar menus: loaded when the first of them opens. */
export { ColumnsMenu } from './ColumnsMenu';
export { ViewsMenu } from './ViewsMenu';
