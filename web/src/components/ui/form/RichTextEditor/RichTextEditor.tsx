import { Suspense } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazy } from 'src/lib/loading/lazy'

import type { RichTextEditorProps } from './Editor'

const Editor = lazy(() => import('./Editor'))

export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton className="h-52" />}>
    <Editor {...props} />
  </Suspense>
)
