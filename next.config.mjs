/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Relative script and style addresses: the same out/ runs at a host's root, under a sub-path and from disk.
  assetPrefix: '.',
  experimental: {
    // There is one page: its script comes in as few chunks as may be, which pack better, without what is not used.
    turbopackChunking: { minChunkSize: 10_000_000, maxMergeChunkSize: 10_000_000 },
    turbopackCjsTreeShaking: true,
  },
};
