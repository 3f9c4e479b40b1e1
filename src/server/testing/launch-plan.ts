/** The plan of a launch: 40 assets for 5 platforms, 2 placements and 4 languages with Arabic and Japanese. */
export const LAUNCH_PLAN = {
  formats: [
    'instagram.post',
    'instagram.story',
    'facebook.post',
    'facebook.cover',
    'linkedin.post',
    'linkedin.cover',
    'twitter.post',
    'twitter.cover',
    'google.ad.300x250',
    'google.ad.728x90',
  ],
  languages: ['en' as const, 'de' as const, 'ar' as const, 'ja' as const],
}
