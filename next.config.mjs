/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Relative script and style addresses: the same out/ runs at a host's root, under a sub-path and from disk.
  assetPrefix: '.',
  // faker only asks whether there is a Buffer; without one it encodes base64 by itself. Saves 7 kB of script.
  turbopack: { resolveAlias: { 'next/dist/compiled/buffer': './scripts/page/no-buffer.js' } },
};
