import type { ReactNode } from 'react'

import { useAccess } from 'src/hooks/access/useAccess'

import type { Cap, FunctionFlag } from '$api/src/shared/access/permissions'

type CanProps = {
  do: FunctionFlag | Cap
  children?: ReactNode
  otherwise?: ReactNode
}

/** Renders its children only if the user has the right, since the server would refuse anyway. */
export const Can = ({ do: right, children, otherwise = null }: CanProps) => {
  const { can } = useAccess()
  return <>{can(right) ? children : otherwise}</>
}
