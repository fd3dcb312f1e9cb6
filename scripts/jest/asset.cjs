/** A stylesheet, image or font in tests. */
module.exports = { __esModule: true, default: 'asset' };
