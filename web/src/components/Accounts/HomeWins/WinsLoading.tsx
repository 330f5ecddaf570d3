/** As high as the card, full or empty, so that nothing moves when it comes. */
export const WINS_HEIGHT = 'min-h-76'

export const WinsLoading = () => (
  <div aria-hidden="true" className={`panel p-4 sm:p-6 ${WINS_HEIGHT}`}>
    <span className="skeleton mb-6 block h-6 w-24 rounded-md" />
    {[1, 2, 3].map((win) => (
      <span key={win} className="flex h-16 items-center">
        <span className="skeleton block h-4 w-3/4 rounded-md" />
      </span>
    ))}
  </div>
)
