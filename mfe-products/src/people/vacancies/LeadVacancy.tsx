import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { newVacancyFrom } from './paths';

/** Goes to the form of a new vacancy, filled in from the lead that it was chosen for. */
export default function LeadVacancy({ rows: [lead], onClose }: SlotProps['list.row-action']) {
  const navigate = useNavigate();
  const id = lead?.id;
  useEffect(() => {
    onClose();
    if (id !== undefined) void navigate(newVacancyFrom('lead', id));
  }, [id, navigate, onClose]);
  return null;
}
