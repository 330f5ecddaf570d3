import { MessagesSquare, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type GroupLinksProps = { meetingUrl: string; chatUrl: string }

/** The links to a group's meeting and to its chat, as far as it has them. */
export const GroupLinks = ({ meetingUrl, chatUrl }: GroupLinksProps) => {
  const { t } = useTranslation('community.groups')
  const links = [
    { url: meetingUrl, label: t('join'), icon: Video },
    { url: chatUrl, label: t('chat'), icon: MessagesSquare },
  ].filter(({ url }) => url)
  return (
    <>
      {links.map(({ url, label, icon: Icon }) => (
        <a
          key={label}
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          className="btn btn-secondary"
        >
          <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
          {label}
        </a>
      ))}
    </>
  )
}
