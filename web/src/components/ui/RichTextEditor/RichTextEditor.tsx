import { lazy, Suspense } from 'react'

import { Skeleton } from 'src/components/ui/Skeleton/Skeleton'

const Editor = lazy(() => import('./Editor'))

export type RichTextEditorProps = {
  /** HTML; '' is empty. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  id?: string
  label?: string
  isInvalid?: boolean
  describedBy?: string
  /** Its links may open a modal. */
  linksModals?: boolean
}

export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton className="h-52" />}>
    <Editor {...props} />
  </Suspense>
)
