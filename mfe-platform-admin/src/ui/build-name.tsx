import { Box } from 'mfe-shared';

const shown = 7;

/** As much of a build's name as people need to tell it from others. */
export const shortBuild = (build: string) => build.slice(0, shown);

/** The name of a build's release, or the short name of a build or commit, with the whole one as a tooltip. */
export function BuildName({ build, label }: { build: string; label?: string | null }) {
  return (
    <Box component="code" title={build} sx={nameStyles}>
      {label ?? shortBuild(build)}
    </Box>
  );
}

const nameStyles = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9em',
} as const;
