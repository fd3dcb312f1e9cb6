import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { newVacancyFrom } from './paths';

/** Opens the form of a new vacancy, prefilled from the chosen lead. */
export default function LeadVacancy({ rows: [lead], onClose }: SlotProps['list.row-action']) {
  const navigate = useNavigate();
  const id = lead?.id;
  useEffect(() => {
    onClose();
    if (id !== undefined) void navigate(newVacancyFrom('lead', id));
  }, [id, navigate, onClose]);
  return null;
}
