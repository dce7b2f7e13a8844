import type { PlatformPersonContent } from './types.ts'

/** The people who run the platform itself in the demo. */
export function platformPeople(): PlatformPersonContent[] {
  return [
    {
      key: 'amara-lindqvist',
      name: 'Amara Lindqvist',
      email: 'admin@tandem.test',
      role: 'platform_admin',
      joinedDaysAgo: 640,
    },
    { key: 'joon-park', name: 'Joon Park', email: 'staff@tandem.test', role: 'platform_user', joinedDaysAgo: 410 },
  ]
}
