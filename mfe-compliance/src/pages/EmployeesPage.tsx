export { EmployeeList as default } from '../employees/EmployeeList';
