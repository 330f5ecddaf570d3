import { useTranslation } from 'react-i18next'

import type { Post } from '../feedPost'

type PostPicturesProps = { pictures: Post['pictures']; author: string }

/** The pictures of a post; each opens in full. */
export const PostPictures = ({ pictures, author }: PostPicturesProps) => {
  const { t } = useTranslation('community.feeds')
  if (pictures.length === 0) return null
  return (
    <ul className={`grid gap-2 ${pictures.length > 1 ? 'grid-cols-2' : ''}`}>
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer noopener">
            <img
              src={url}
              alt={t('picture', { number: index + 1, name: author })}
              loading="lazy"
              className="bg-base-200 aspect-[4/3] w-full rounded-lg object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
