import { navigate, useLocation } from '@redwoodjs/router'

export type FilterName = 'status' | 'productId' | 'funnelId'

/** The filters besides the table's own state, kept in the URL. A change returns to the first page. */
export const useSubscriptionFilters = () => {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const status = params.get('status') ?? undefined
  const productId = Number(params.get('productId')) || undefined
  const funnelId = params.get('funnelId') ?? undefined

  const choose = (name: FilterName, value: string) => {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (name === 'productId') next.delete('funnelId')
    if (value) next.set(name, value)
    else next.delete(name)
    const rest = next.toString()
    navigate(pathname + (rest && `?${rest}`), { replace: true, scroll: false })
  }

  return {
    filters: {
      ...(status && { status }),
      ...(productId && { productId }),
      ...(funnelId && { funnelId }),
    } as { status?: string; productId?: number; funnelId?: string },
    choose,
  }
}
