import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

import type { Post } from '../feedPost'

import { textParts } from '$api/src/shared/community/feeds'

type PostTextProps = Pick<Post, 'text' | 'named'>

/**
 * Plain text with its line breaks; web addresses and named people are links, and nothing in it is markup. An @ with a slug
 * that belongs to nobody stays text.
 */
export const PostText = ({ text, named }: PostTextProps) => (
  <p className="wrap-anywhere whitespace-pre-wrap">
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
      const person =
        part.kind === 'person' && named.find(({ slug }) => slug === part.slug)
      if (!person) return part.text
      return (
        <Link
          key={index}
          to={routes.profile({ slug: person.slug })}
          className="link link-hover font-medium"
        >
          {`@${person.name}`}
        </Link>
      )
    })}
  </p>
)
