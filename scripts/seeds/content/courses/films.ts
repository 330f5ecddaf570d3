// Freely licensed animated films that stand in for recorded lessons until a school
// uploads its own: they play anywhere, and their lengths are real.

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`

export const films = {
  bunny: { url: youtube('aqz-KE-bpKQ'), seconds: 635 },
  sintel: { url: youtube('eRsGyueVLvQ'), seconds: 888 },
  steel: { url: youtube('R6MlUcmOul8'), seconds: 734 },
  elephants: { url: youtube('TLkA0RELQ1g'), seconds: 654 },
  laundromat: { url: youtube('Y-rmzh0PI3c'), seconds: 730 },
  spring: { url: youtube('WhWc3b3KhnY'), seconds: 464 },
  agent: { url: youtube('mN0zPOpADL4'), seconds: 231 },
  llamas: { url: youtube('SkVqJ1SGeL0'), seconds: 150 },
}

export type Film = (typeof films)[keyof typeof films]

export const embeds = {
  bunny: 'https://player.vimeo.com/video/1084537?dnt=1',
  spring: films.spring.url,
  llamas: films.llamas.url,
}
