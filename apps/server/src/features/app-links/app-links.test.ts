import { expect, test } from 'vitest';
import { ConfigError } from '../../ground/config.ts';
import { testPodium } from '../../testing/test-podium.ts';

const apple = '/.well-known/apple-app-site-association';
const google = '/.well-known/assetlinks.json';
const fingerprint = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0').toUpperCase()).join(
  ':',
);

test('the association files are missing if no apps are configured', async () => {
  const podium = await testPodium();
  expect([(await podium.get(apple)).status, (await podium.get(google)).status]).toEqual([404, 404]);
  await podium.stop();
});

test('both systems can read which app may open links of this server, and which links open in the browser', async () => {
  const podium = await testPodium({
    environment: {
      APP_LINKS_IOS: 'ABCDE12345.org.example.games',
      APP_LINKS_ANDROID: `org.example.games=${fingerprint},${fingerprint}`,
    },
  });
  const ofApple = await podium.get(apple);
  expect(ofApple.headers.get('content-type')).toContain('application/json');
  expect(await ofApple.json()).toMatchObject({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.org.example.games'],
          components: expect.arrayContaining([{ '/': '/api/*', exclude: true }, { '/': '/*' }]),
        },
      ],
    },
  });
  expect(await (await podium.get(google)).json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'org.example.games',
        sha256_cert_fingerprints: [fingerprint, fingerprint],
      },
    },
  ]);
  await podium.stop();
});

test.each<Record<string, string>>([
  { APP_LINKS_IOS: 'org.example.games' },
  { APP_LINKS_ANDROID: 'org.example.games' },
  { APP_LINKS_ANDROID: 'org.example.games=AA:BB' },
])('the server does not start with %j', async (environment) => {
  await expect(testPodium({ environment })).rejects.toThrow(ConfigError);
});
