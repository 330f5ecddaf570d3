/** Stands in for a page whose code is still loading, below the layout's header. */
export const PageLoading = () => (
  <div aria-busy="true" className="skeleton h-40" />
)
