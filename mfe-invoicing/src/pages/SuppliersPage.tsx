import { SupplierList } from '../suppliers/SupplierList';

export default function SuppliersPage() {
  return <SupplierList />;
}
