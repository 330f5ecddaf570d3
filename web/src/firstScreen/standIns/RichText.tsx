// Stands in for RichText, whose sanitizer needs a browser: the server's own cleans the text instead.
import { screenNow } from '../screen'

type RichTextProps = { html?: string | null; className?: string }

export const RichText = ({ html, className = '' }: RichTextProps) =>
  html ? (
    <div
      className={`prose ${className}`}
      dangerouslySetInnerHTML={{
        __html: screenNow()
          .cleanHtml(html)
          .replace(/<img /g, '<img loading="lazy" '),
      }}
    />
  ) : null
