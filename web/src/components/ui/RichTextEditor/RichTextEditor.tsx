import { lazy, Suspense } from 'react'

import { Skeleton } from 'src/components/ui/Skeleton/Skeleton'

const Editor = lazy(() => import('./Editor'))

export type RichTextEditorProps = {
  /** HTML; '' if empty. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  id?: string
  label?: string
  isInvalid?: boolean
  describedBy?: string
  /** Whether its links may open a modal. */
  linksModals?: boolean
}

export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton className="h-52" />}>
    <Editor {...props} />
  </Suspense>
)
