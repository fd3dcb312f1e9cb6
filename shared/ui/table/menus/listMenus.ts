/** The content of the menus in a list's toolbar: loaded with the first of them that opens. */
export { ColumnsMenu } from './ColumnsMenu';
export { ViewsMenu } from './ViewsMenu';
