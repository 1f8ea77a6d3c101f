import { Plus } from 'lucide-react';
import { Button } from '../ui/button';
import type { AddRow } from './list.types';

/** The button that makes a new row of a list. */
export const AddButton = ({ label, icon = <Plus size={16} />, ...does }: AddRow) => (
  <Button variant="contained" startIcon={icon} {...does}>
    {label}
  </Button>
);
