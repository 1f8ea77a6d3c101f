/**
 * The entry point of mfe-shared for every page. `mfe-shared/backoffice` is for back offices only,
 * `mfe-shared/testing` for tests only. Remotes import nothing else of this package.
 */

export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Stack } from '@mui/material/Stack';
export type { SxProps, Theme } from '@mui/material/styles';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { majorUnits } from 'api/currency';
export { adminClient } from './api/admin-client';
export { api } from './api/api';
export { ApiError, type ApiErrorDetail } from './api/api-error';
export { auditLog } from './api/audit';
export type {
  AdminClient,
  ApiBody,
  ApiPath,
  ApiQuery,
  ApiReply,
  ApiVerbs,
} from './api/calls.types';
export { checkHealth } from './api/health';
export { apiClient } from './api/read-call';
export { readText } from './api/read-text';
export { upload, uploadFile } from './api/upload';
export { type Bootstrap, readBootstrap } from './app/bootstrap';
export type { RemoteContext, RemoteModule } from './app/remote.types';
export { RouteError } from './app/route-error';
export type { Shared } from './app/shared-context';
export { SharedProviders } from './app/shared-providers';
export { resetCaches, startShared } from './app/start-shared';
export { constants } from './constants';
export { ReadersClock } from './format/format-provider';
export type { Formatters, PricedBy } from './format/formatters';
export { minorDigits } from './format/money';
export type { ShownArrival } from './format/use-arrival-text';
export { useArrivalText } from './format/use-arrival-text';
export { useFormat } from './format/use-format';
export { useIsOverdue } from './format/use-is-overdue';
export type { TranslationLoader } from './i18n/create-i18n';
export type { Language, LocalizedText, TranslationResources } from './i18n/language';
export { languageOptions } from './i18n/language-options';
export { useLanguage } from './i18n/use-language';
export { useStoreLanguages } from './i18n/use-store-languages';
export { useText } from './i18n/use-text';
export { useWordOf } from './i18n/use-word-of';
export { wordsByFolder, wordsByPage } from './i18n/words-by-folder';
export { configureNavigation } from './navigation';
export { notify } from './notify/notify';
export { useErrorText } from './notify/use-error-text';
export { type ComposedEntry, provideNavigation } from './pages/composed-navigation';
export { loginOfPath } from './pages/login-of-path';
export type { NavigationArea, PageContext, PageEntry, PageNavigation } from './pages/page-entry.types';
export { pageRoutes } from './pages/page-routes';
export { useMatchedTitle } from './pages/use-matched-title';
export { useMayWrite } from './pages/use-may-write';
export type { DraftMessage, PickMessage, ReadyMessage } from './preview/preview.types';
export { layoutQuery, loadedQuery } from './query/query-client';
export { authorize, hasPermission } from './session/authorize';
export {
  type AuthPage,
  authPath,
  isSignInPath,
  landingPath,
  loginTypeOf,
  signInPath,
} from './session/paths';
export { RequireSession, type RequireSessionProps } from './session/require-session';
export { safeReturnPath } from './session/safe-return-path';
export { session } from './session/session';
export type { LoginType, ProfileFields, SessionState, SignUpResult } from './session/session.types';
export { SessionError, type SessionErrorCode } from './session/session-error';
export { usePermission } from './session/use-permission';
export { useSession } from './session/use-session';
export { loadSettings, settingsQueries } from './settings/settings.queries';
export { type Settings, useSettings } from './settings/settings-context';
export { useTakesCards } from './settings/use-takes-cards';
export { arrangeFillers } from './slots/arrange-fillers';
export { composedSlots, provideSlots } from './slots/composed-slots';
export { Slot, type SlotOptions } from './slots/slot';
export { slotNames } from './slots/slot-names';
export type {
  SlotEntry,
  SlotFiller,
  SlotModule,
  SlotName,
  SlotProps,
  Slots,
} from './slots/slots.types';
export { enterPath } from './tenant/area-cookies';
export { classifyHost } from './tenant/classify-host';
export { tenantNotFoundMessage } from './tenant/not-found';
export { storeAddress } from './tenant/store-address';
export type { TenantContext, TenantIdentity } from './tenant/tenant.types';
export { getTenantContext } from './tenant/tenant-context';
export { useTenant } from './tenant/use-tenant';
export { ColorModeToggle } from './theme/color-mode-toggle';
export { useColorMode } from './theme/use-color-mode';
export { Alert, type AlertProps } from './ui/alert';
export { Avatar, type AvatarProps } from './ui/avatar';
export { Badge, type BadgeProps } from './ui/badge';
export { Box } from './ui/box';
export { Button, type ButtonProps } from './ui/button';
export { CachedHtml, type CachedHtmlProps } from './ui/cached-html';
export { Checkbox } from './ui/checkbox';
export { Chip, type ChipColor, type ChipProps } from './ui/chip';
export { Collapse } from './ui/collapse';
export { loadedLater, loadedQuietly, onFirstSign } from './ui/deprecated';
export { Dialog } from './ui/dialog';
export type { DialogProps } from './ui/dialog-panel';
export { Divider } from './ui/divider';
export { Drawer } from './ui/drawer';
export type { DrawerProps } from './ui/drawer-panel';
export { EmptyState, type EmptyStateProps } from './ui/empty-state';
export { ForbiddenState } from './ui/forbidden-state';
export { IconButton, type IconButtonProps } from './ui/icon-button';
export { Image, type ImageProps } from './ui/image';
export { type ImageSource, imageSource } from './ui/image-source';
export { lazyComponent, lazyOptionalComponent } from './ui/lazy-component';
export { Link, type LinkProps } from './ui/link';
export { Menu, type MenuProps, type MenuTriggerProps } from './ui/menu';
export { MenuItem } from './ui/menu-item';
export type { MenuItemProps } from './ui/menu-item-panel';
export { Money, type MoneyProps } from './ui/money';
export { NotFoundState } from './ui/not-found-state';
export { onFirstInteraction } from './ui/on-first-interaction';
export { PageSkeleton, type PageSkeletonProps } from './ui/page-skeleton';
export { Pagination, type PaginationProps } from './ui/pagination';
export { QuantityStepper, type QuantityStepperProps } from './ui/quantity-stepper';
export { Radio } from './ui/radio';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './ui/radio-group';
export { Rating, type RatingProps } from './ui/rating';
export { Select, type SelectOption, type SelectProps } from './ui/select';
export { Skeleton, type SkeletonProps } from './ui/skeleton';
export { Spinner } from './ui/spinner';
export { Switch } from './ui/switch';
export { type TabItem, Tabs, type TabsProps } from './ui/tabs';
export { TextField, type TextFieldProps } from './ui/text-field';
export { Tooltip } from './ui/tooltip';
export { Typography } from './ui/typography';
export { VisuallyHidden } from './ui/visually-hidden';
export { holdUpdates, updatesAreHeld } from './updates/hold-updates';
export { useHoldUpdates } from './updates/use-hold-updates';
