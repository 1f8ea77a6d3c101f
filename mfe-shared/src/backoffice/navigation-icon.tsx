import type { LucideIcon } from 'lucide-react';
import {
  Archive,
  Bell,
  BookA,
  Boxes,
  ChartColumn,
  ChartLine,
  Circle,
  CodeXml,
  Coins,
  CreditCard,
  ExternalLink,
  FileQuestion,
  FolderTree,
  Hourglass,
  KeyRound,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  Mail,
  Package,
  Palette,
  Percent,
  Rocket,
  ScrollText,
  Settings,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Store,
  Tags,
  TicketPercent,
  Truck,
  UserCog,
  Users,
} from 'lucide-react';

/** By name, because a release record is text. */
export type NavigationIcon =
  | 'archive'
  | 'attributes'
  | 'audit'
  | 'bell'
  | 'boxes'
  | 'chart'
  | 'code'
  | 'coming'
  | 'coupon'
  | 'currency'
  | 'customers'
  | 'dashboard'
  | 'delivery'
  | 'external'
  | 'key'
  | 'language'
  | 'mail'
  | 'orders'
  | 'package'
  | 'palette'
  | 'panels'
  | 'payment'
  | 'question'
  | 'release'
  | 'settings'
  | 'sliders'
  | 'staff'
  | 'star'
  | 'store'
  | 'support'
  | 'tax'
  | 'translation'
  | 'tree'
  | 'trend';

const icons: Record<NavigationIcon, LucideIcon> = {
  archive: Archive,
  attributes: Tags,
  audit: ScrollText,
  bell: Bell,
  boxes: Boxes,
  chart: ChartColumn,
  code: CodeXml,
  coming: Hourglass,
  coupon: TicketPercent,
  currency: Coins,
  customers: Users,
  dashboard: LayoutDashboard,
  delivery: Truck,
  external: ExternalLink,
  key: KeyRound,
  language: Languages,
  mail: Mail,
  orders: ShoppingCart,
  package: Package,
  palette: Palette,
  panels: LayoutGrid,
  payment: CreditCard,
  question: FileQuestion,
  release: Rocket,
  settings: Settings,
  sliders: SlidersHorizontal,
  staff: UserCog,
  star: Star,
  store: Store,
  support: LifeBuoy,
  tax: Percent,
  translation: BookA,
  tree: FolderTree,
  trend: ChartLine,
};

/** The icon of a navigation entry; a plain ring for a name that is newer than this build. */
export function navigationIcon(name: string) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as NavigationIcon] : Circle;
  return <Icon size={18} />;
}
