import { Suspense } from 'react'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { lazyPart } from 'src/lib/loading/lazyPart'

const FrontPage = lazyPart(
  () => import('src/components/Accounts/SignIn/FrontPage/FrontPage')
)
const SchoolValues = lazyPart(
  () => import('src/components/Accounts/SignIn/SchoolValues')
)

/** The part of the sign-in pages beside their form. It loads on its own; the first screen has it at once. */
export const AuthAside = ({ isFront }: { isFront: boolean }) => (
  <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
    {isFront ? <FrontPage /> : <SchoolValues />}
  </Suspense>
)
