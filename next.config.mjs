/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Relative script and style addresses: the same out/ runs at a host's root, under a sub-path and from disk.
  assetPrefix: '.',
};
