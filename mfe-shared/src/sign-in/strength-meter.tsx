import { Box } from '../ui/box';
import type { Strength } from './password-strength';
import { passwordStrength } from './password-strength';
import { useWords } from './words';

const steps: Record<Strength, { bars: number; color: string }> = {
  empty: { bars: 0, color: 'neutral.3' },
  weak: { bars: 1, color: 'error.main' },
  fair: { bars: 2, color: 'warning.main' },
  good: { bars: 3, color: 'success.main' },
  strong: { bars: 4, color: 'success.main' },
};

/** The strength of a new password: four bars and a word, with reserved space. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useWords();
  const strength = passwordStrength(password);
  const { bars, color } = steps[strength];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, mt: -1 }}>
      <Box aria-hidden sx={{ display: 'flex', flex: 1, gap: 0.5 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{ flex: 1, height: 4, borderRadius: '999px', bgcolor: bar <= bars ? color : 'neutral.3' }}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ minWidth: 88, textAlign: 'right', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {strength === 'empty' ? '' : t(`strength.${strength}`)}
      </Box>
    </Box>
  );
}
