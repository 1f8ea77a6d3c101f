import { Check } from 'lucide-react';
import { Box, useSettings, useText } from 'mfe-shared';

/** The store's notes on delivery and guarantee, from the customization. */
export function StoreNotes() {
  const slug = useSettings().customization?.slug;
  const text = useText();
  const notes = slug?.right_box_status ? slug.notes.map((note) => text(note)).filter(Boolean) : [];
  if (notes.length === 0) return null;
  return (
    <Box
      component="ul"
      role="list"
      data-customization="slug"
      sx={{
        display: 'grid',
        gap: 1,
        mt: 3,
        p: 2,
        borderRadius: 2,
        bgcolor: 'neutral.1',
      }}
    >
      {notes.map((note) => (
        <Box component="li" key={note} sx={{ display: 'flex', gap: 1.25, fontSize: '0.875rem' }}>
          <Box
            component={Check}
            size={16}
            aria-hidden
            sx={{ flex: 'none', mt: '3px', color: 'primary.main' }}
          />
          {note}
        </Box>
      ))}
    </Box>
  );
}
