import { lazy, Suspense } from 'react'

import type { NotKeptProps } from './NotKept'

const NotKept = lazy(() =>
  import('./NotKept').catch(() => ({
    default: ({ instead }: NotKeptProps) => <>{instead}</>,
  }))
)

export const NotKeptSlot = (props: NotKeptProps) => (
  <Suspense fallback={props.instead}>
    <NotKept {...props} />
  </Suspense>
)
