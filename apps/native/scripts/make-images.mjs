// Generates the icons and splash screens of the apps from the web app's icon: npm run images --workspace @podium/native
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../', import.meta.url));
const icon = readFileSync(join(folder, '../web/public/icon.svg'), 'utf8');
const resources = join(folder, 'android/app/src/main/res');
const assets = join(folder, 'ios/App/App/Assets.xcassets');
const brand = '#0b5e73';
/** The drawing without its rounded background. */
const drawing = icon.replace(/<rect width="32"[^>]*\/>/u, '');

/** @param part fraction of the width that the drawing takes */
async function onGround(size, part, background) {
  const inner = Math.round(size * part);
  const picture = await sharp(Buffer.from(drawing), { density: 2400 }).resize(inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } }).composite([{ input: picture }]);
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Sizes of launcher icons by density (px). */
const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };
for (const [density, size] of Object.entries(densities)) {
  const target = join(resources, `mipmap-${density}`);
  await sharp(Buffer.from(icon), { density: 2400 }).resize(size, size).png().toFile(join(target, 'ic_launcher.png'));
  const circle = Buffer.from(`<svg viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>`);
  const mask = await sharp(circle, { density: 2400 }).resize(size, size).png().toBuffer();
  const round = await (await onGround(size, 0.72, brand)).png().toBuffer();
  await sharp(round)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toFile(join(target, 'ic_launcher_round.png'));
  // Launchers may crop the foreground (108 units) to its inner 66.
  const foreground = await onGround((size * 108) / 48, 0.5, clear);
  await foreground.png().toFile(join(target, 'ic_launcher_foreground.png'));
}
// Stores reject an icon with an alpha channel.
const store = await onGround(1024, 0.85, brand);
await store
  .flatten({ background: brand })
  .removeAlpha()
  .png()
  .toFile(join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'));
const splash = await onGround(2732, 0.2, brand);
await splash.removeAlpha().png({ palette: true }).toFile(join(assets, 'Splash.imageset/splash.png'));
