import { useSuspenseQuery } from '@tanstack/react-query';
import { Box } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';
import { recordQuery } from './customization.queries';
import { CustomizationEditor } from './customization-editor';

/** /admin/store/customization */
export function CustomizationPage() {
  const { data } = useSuspenseQuery(recordQuery(useTenantId()));
  return (
    <Box data-wide>
      <CustomizationEditor record={data} />
    </Box>
  );
}
