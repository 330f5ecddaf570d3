import { Suspense } from 'react'

import { lazy } from 'src/lib/loading/lazy'

import type { NotKeptProps } from './NotKept'

const NotKept = lazy(
  () => import('./NotKept'),
  ({ instead }: NotKeptProps) => <>{instead}</>
)

export const NotKeptSlot = (props: NotKeptProps) => (
  <Suspense fallback={props.instead}>
    <NotKept {...props} />
  </Suspense>
)
