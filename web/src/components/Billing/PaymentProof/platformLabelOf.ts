import { platformKeyOf, platformLabel } from '$api/src/shared/billing/platforms'

/** The platform's name; what is not one of ours stays as it came. */
export const platformLabelOf = (platform: string) => {
  const key = platformKeyOf(platform)
  return key ? platformLabel(key) : platform
}
