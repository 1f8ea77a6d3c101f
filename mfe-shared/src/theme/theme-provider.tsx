import { CacheProvider, Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { useMemo } from 'react';
import { useShared } from '../app/shared-context';
import { useSettings } from '../settings/settings-context';
import { defaultAccent } from './palette';
import { ClassesContext, classesOf, createStyleCache, isRendered } from './style-cache';
import { themeOf } from './theme-of';

/**
 * The theme of the store's accent. Both schemes are CSS variables, and an attribute on `<html>` chooses: changing the
 * mode causes no render.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const accent = useSettings().store.color_accent ?? defaultAccent;
  const { styleCache } = useShared();
  const cache = useMemo(() => styleCache ?? createStyleCache(), [styleCache]);
  const { theme, sheets } = themeOf(accent);
  const defaultProps = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  return (
    <CacheProvider value={cache}>
      <ClassesContext value={classesOf(cache)}>
        <ThemeContext.Provider value={theme}>
          <DefaultPropsProvider value={defaultProps}>
            {isRendered(cache, sheets.name) ? null : <Global styles={sheets} />}
            {children}
          </DefaultPropsProvider>
        </ThemeContext.Provider>
      </ClassesContext>
    </CacheProvider>
  );
}
