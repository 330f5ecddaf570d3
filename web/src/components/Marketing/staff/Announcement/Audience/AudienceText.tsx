import { useAudienceText, type AudienceNames } from './useAudienceText'

/** The audience of an announcement in words. */
export const AudienceText = ({ audience }: { audience: AudienceNames }) => (
  <>{useAudienceText()(audience)}</>
)
