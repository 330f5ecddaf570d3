import { Link } from 'src/components/ui/control/Link'

export type ViewLinksProps = {
  label: string
  current: string
  views: { key: string; label: string; to: string }[]
}

/**
 * The views of a list. They are links instead of buttons, so that a view can be bookmarked and opened in another tab.
 */
export const ViewLinks = ({ label, current, views }: ViewLinksProps) => (
  <nav
    aria-label={label}
    className="no-scrollbar -mx-4 mb-5 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
  >
    {views.map(({ key, label: name, to }) => (
      <Link
        key={key}
        to={to}
        aria-current={key === current ? 'true' : undefined}
        className={`flex min-h-10 items-center rounded-full border px-3 text-sm sm:px-4 whitespace-nowrap transition-colors ${
          key === current
            ? 'bg-primary text-primary-content border-primary font-semibold'
            : 'bg-base-100 border-control hover:bg-base-200'
        }`}
      >
        {name}
      </Link>
    ))}
  </nav>
)
