/** The entry point of mfe-shared for the back offices: frame, lists, forms. Shops never load it. */
export { download } from './api/download';
export { listen } from './api/listen';
export { AuditLog } from './audit-log/audit-log';
export type { AuditLogProps } from './audit-log/audit-log.types';
export { AddButton } from './backoffice/add-button';
export { AuthFrame, type AuthFrameProps } from './backoffice/auth-frame';
export { BackOfficeLayout, type BackOfficeLayoutProps } from './backoffice/back-office-layout';
export { bulkInParts } from './backoffice/bulk-in-parts';
export { CommandPalette } from './backoffice/command-palette';
export type { Command, CommandGroup, CommandPaletteProps } from './backoffice/command-palette.types';
export { ConfirmDialog, type ConfirmDialogProps } from './backoffice/confirm-dialog';
export { ConfirmedAction, type ConfirmedActionProps } from './backoffice/confirmed-action';
export { CopyLine, type CopyLineProps } from './backoffice/copy-line';
export { DataTable, type DataTableProps } from './backoffice/data-table';
export { DnsRecords } from './backoffice/dns-records';
export type { DnsRecordsProps } from './backoffice/dns-records.types';
export {
  type DocumentCalls,
  type DocumentResource,
  defineDocument,
  useDocumentCalls,
} from './backoffice/document';
export { ExportButton, type ExportButtonProps } from './backoffice/export-button';
export { ExportCsvButton, type ExportCsvButtonProps } from './backoffice/export-csv-button';
export { ExportRows, type ExportRowsProps } from './backoffice/export-rows';
export { Fact, type FactProps } from './backoffice/fact';
export { flagOf } from './backoffice/flag';
export { FormDialog, type FormDialogProps } from './backoffice/form-dialog';
export { FormPage, type FormPageProps } from './backoffice/form-page';
export { FormSection, type FormSectionProps } from './backoffice/form-section';
export { HeaderButton, type HeaderButtonProps } from './backoffice/header-button';
export { LanguageMenu } from './backoffice/language-menu';
export { LeaveGuard } from './backoffice/leave-guard';
export type { AddRow, BulkAction, Column, ListData, ListFilter, ListView } from './backoffice/list.types';
export { ListPage, type ListPageProps } from './backoffice/list-page';
export { useBackTo } from './backoffice/list-state';
export { LoadFailed, type LoadFailedProps } from './backoffice/load-failed';
export { loadList } from './backoffice/load-list';
export { LocalizedField, type LocalizedFieldProps } from './backoffice/localized-field';
export { MaintenanceBanner } from './backoffice/maintenance-banner';
export type { NavigationGroup, NavigationItem } from './backoffice/navigation.types';
export type { NavigationIcon } from './backoffice/navigation-icon';
export { NotFoundPage } from './backoffice/not-found-page';
export { OfflineBanner } from './backoffice/offline-banner';
export { PageHeader, type PageHeaderProps } from './backoffice/page-header';
export { type PageTab, PageTabs, type PageTabsProps } from './backoffice/page-tabs';
export { readAllRows } from './backoffice/read-all-rows';
export { RecordPage, type RecordPageProps } from './backoffice/record-page';
export {
  defineList,
  defineResource,
  type FormCalls,
  type ReadableList,
  type Resource,
  type ResourceAction,
  type ResourceChange,
  type ResourceInput,
  type ResourcePath,
  type ResourceQuery,
  type ResourceRow,
  useBulk,
  useFormCalls,
  useReadNewest,
  useSave,
} from './backoffice/resource';
export { SaveBar, type SaveBarProps } from './backoffice/save-bar';
export { ScrollArea, type ScrollAreaProps } from './backoffice/scroll-area';
export { StaffFrame, type StaffFrameProps } from './backoffice/staff-frame';
export { StatCard, type StatCardProps } from './backoffice/stat-card';
export { StatusChip, type StatusChipProps, type StatusTone } from './backoffice/status-chip';
export { StoreBrand } from './backoffice/store-brand';
export { type RestoreOperation, useDeletedNotice } from './backoffice/use-deleted-notice';
export {
  type ListParams,
  type ListParamsOptions,
  readListParams,
  useListParams,
} from './backoffice/use-list-params';
export {
  type ListWords,
  type NamespaceListWords,
  useListWords,
  type WordedColumn,
} from './backoffice/use-list-words';
export { type OtherNavigation, usePageNavigation } from './backoffice/use-page-navigation';
export { usePageTitle } from './backoffice/use-page-title';
export {
  type ReadableListOptions,
  type ReadableListState,
  type ResourceList,
  type ResourceListOptions,
  useReadableList,
  useResourceList,
} from './backoffice/use-resource-list';
export { type RowActions, type RowActionWords, useRowActions } from './backoffice/use-row-actions';
export { UserMenu, type UserMenuItem, type UserMenuProps } from './backoffice/user-menu';
export { wholeList } from './backoffice/whole-list';
export { changeBp } from './figures/change-bp';
export { DayChart } from './figures/day-chart';
export type { DayChartProps, DayOfChart } from './figures/day-chart.types';
export { FigurePanel } from './figures/figure-panel';
export type { FigurePanelProps } from './figures/figure-panel.types';
export { loadDayChart, loadFigures } from './figures/load-figures';
export { RangeBar } from './figures/range-bar';
export type { CompareWith, RangeBarProps } from './figures/range-bar.types';
export { type Days, ranges } from './figures/ranges';
export { type CsvTable, saveCsv } from './figures/save-csv';
export { saveFile } from './figures/save-file';
/** @deprecated For remotes of 1.66: it is in `mfe-shared`. */
export { useWordOf } from './i18n/use-word-of';
export { OwnDomains } from './own-domains/own-domains';
export type { OwnDomainCalls, OwnDomainsProps } from './own-domains/own-domains.types';
export { PlanInvoice } from './plan-invoice/plan-invoice';
export type { PlanInvoiceProps, PlanInvoiceStateProps } from './plan-invoice/plan-invoice.types';
export { planInvoiceNumber } from './plan-invoice/plan-invoice-number';
export { PlanInvoiceState } from './plan-invoice/plan-invoice-state';
export { type PlanInvoiceFile, useSavePlanInvoice } from './plan-invoice/use-save-plan-invoice';
export { settingsClient } from './settings/settings-client';
export { SupportFiles } from './support/support-files';
export { SupportThread } from './support/support-thread';
export type { SupportFilesProps, SupportThreadProps } from './support/support-thread.types';
export { ColorModeToggle } from './theme/color-mode-toggle';
