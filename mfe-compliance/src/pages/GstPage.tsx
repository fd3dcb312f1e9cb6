export { GstList as default } from '../gst/GstList';
