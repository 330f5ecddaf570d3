import {
  Archive,
  ExternalLink,
  FileText,
  Film,
  Image,
  Music,
  Presentation,
  Sheet,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  images: Image,
  videos: Film,
  audio: Music,
  presentations: Presentation,
  spreadsheets: Sheet,
  archives: Archive,
  web_links: ExternalLink,
}

/** The icon of a file category of spec section 3. */
export const fileIconOf = (category: string) => icons[category] ?? FileText
