/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // A constant, so that two builds of one commit are equal, byte for byte.
  generateBuildId: () => 'static',
  // Makes script and style addresses relative: the same out/ runs at a host's root, under a sub-path and from disk. The
  // development server does not work with it.
  assetPrefix: process.env.NODE_ENV === 'production' ? '.' : '',
  // `npm run typecheck` checks types.
  typescript: { ignoreBuildErrors: true },
  // Leaves Next's Buffer out of the page: faker works without it. Saves 7 kB of script.
  turbopack: { resolveAlias: { 'next/dist/compiled/buffer': './scripts/page/no-buffer-polyfill.js' } },
};
