import type { LucideIcon } from 'lucide-react'

import { LinkButton } from 'src/components/ui/control/Button/Button'

import { isPlace } from '$api/src/shared/text/place'

type TaskLinkProps = {
  url: string
  label: string
  title: string
  icon: LucideIcon
}

/** Pages of this site open in place, other sites in a new tab; an address that is neither has no link. */
export const TaskLink = ({ url, label, title, icon: Icon }: TaskLinkProps) => {
  if (!isPlace(url)) return null
  const name = `${label}: ${title}`
  if (url.startsWith('/')) {
    return (
      <LinkButton to={url} look="outline" size="sm" aria-label={name}>
        {label}
      </LinkButton>
    )
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      className="btn btn-outline border-control btn-sm text-sm"
    >
      {label}
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
    </a>
  )
}
