import { Link, routes } from '@redwoodjs/router'

import { textParts } from '$api/src/shared/community/feeds'

/** Plain text with its line breaks; web addresses and named people are links, and nothing in it is markup. */
export const PostText = ({ text }: { text: string }) => (
  <p className="break-words whitespace-pre-wrap">
    {textParts(text).map((part, index) => {
      if (part.kind === 'link')
        return (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="link break-all"
          >
            {part.text}
          </a>
        )
      if (part.kind === 'person')
        return (
          <Link
            key={index}
            to={routes.profile({ slug: part.slug })}
            className="link link-hover font-medium"
          >
            {part.text}
          </Link>
        )
      return part.text
    })}
  </p>
)
