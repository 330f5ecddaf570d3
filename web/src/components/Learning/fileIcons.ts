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

import type { UploadCategory } from '$api/src/shared/uploads'

const icons: Record<UploadCategory, LucideIcon> = {
  images: Image,
  videos: Film,
  audio: Music,
  presentations: Presentation,
  spreadsheets: Sheet,
  documents: FileText,
  pdf: FileText,
  archives: Archive,
  web_links: ExternalLink,
}

/** The icon of a file category of spec section 3. */
export const fileIconOf = (category: UploadCategory) => icons[category]
